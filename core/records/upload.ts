/** The rules of `spec/records.md` §5 for what may be uploaded, the same in the browser and on the server. */
export const minBytes = 1024
export const maxBytes = 25 * 1024 * 1024

export type UploadRefusal = 'invalid_type' | 'too_large' | 'too_small'

export interface Candidate {
  readonly name: string
  readonly type: string
  /** Bytes. */
  readonly size: number
}

/** Null when the file may be sent. */
export function refuseUpload({ name, type, size }: Candidate): UploadRefusal | null {
  if (!['image/jpeg', 'image/png'].includes(type) && !/\.(jpe?g|png)$/i.test(name)) return 'invalid_type'
  if (size > maxBytes) return 'too_large'
  if (size < minBytes) return 'too_small'
  return null
}

/** The texts that the specification words, in English as it words them. */
export const uploadRefusalText: Record<UploadRefusal, (name: string) => string> = {
  invalid_type: (name) => `Invalid file type: ${name}. Only JPG and PNG images are supported.`,
  too_large: (name) => `File too large: ${name} (max 25MB)`,
  too_small: (name) => `File too small: ${name} (min 1KB)`,
}

/** A name to show: without folders and control characters, of at most 120 characters. */
export function displayNameOf(name: string | null | undefined): string {
  const plain = (name ?? '')
    .replace(/^.*[\\/]/, '')
    .replace(/[\p{Cc}\p{Cf}]/gu, '')
    .trim()
  return plain === '' ? 'Untitled Document' : [...plain].slice(0, 120).join('')
}
