/** English is what the row says. */
export { failureText as failure } from '../../../records/failures'
