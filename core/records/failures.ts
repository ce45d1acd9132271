/**
 * Why a page could not become facts: the `error_code` of a failed file. The words that a patient reads are the
 * row's `last_error`; screens in Hebrew show theirs by the code.
 */
export const failureText = {
  not_an_image: 'This file is not a photo. Please upload a JPG or PNG picture of the page.',
  unsupported_image:
    'This kind of picture cannot be read. Please save it as an ordinary JPG or PNG and upload it again.',
  truncated_image: 'This picture is incomplete. Please upload it again.',
  damaged_image: 'This picture is damaged and cannot be opened. Please upload it again or take a new photo.',
  too_many_pixels: 'This picture is too large (over 40 megapixels). Please upload a smaller one.',
  too_small_picture:
    'This picture is too small to read. Please take a photo in which the page fills the frame.',
  no_text:
    'We found no text on this page. Please take a sharper photo in good light, with the page filling the frame.',
  not_medical:
    'We found no medical information on this page. If it is a medical document, please take a sharper photo.',
  missing_object: 'The picture of this file is gone. Please delete the file and upload it again.',
  gave_up: 'We could not read this page after several tries. Please take a new photo.',
} as const

export type FailureCode = keyof typeof failureText

export function isFailureCode(code: string | null): code is FailureCode {
  return code !== null && Object.hasOwn(failureText, code)
}
