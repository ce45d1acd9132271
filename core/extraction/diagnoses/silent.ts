import type { Passage } from '../passage'

const silent = /^(?:furniture|family-history|allergies|recommendations|technique|medications.*)$/

/** Of a kind in which what is named in passing is no illness that the page tells of its patient. */
export const tellsNoIllness = ({ kind }: Passage): boolean => silent.test(kind)
