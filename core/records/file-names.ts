/** A name that says nothing to a person: an id, a number, what a camera or a clipboard calls every picture. */
export function looksGenerated(name: string): boolean {
  const stem = name.replace(/\.\w{1,5}$/, '').trim()
  return (
    stem === '' ||
    /^(image|blob|tmp|temp|download|untitled|file|photo|capture)[\s_\-()\d]*$/i.test(stem) ||
    /^(tmp|temp)[._-]/i.test(stem) ||
    /^[\da-f]{8}-([\da-f]{4}-){3}[\da-f]{12}$/i.test(stem) ||
    /^(?=.*\d)[\da-f]{12,}$/i.test(stem) ||
    /^[\d_\-.\s]{8,}$/.test(stem)
  )
}

/** What a picture or a scan ends with. */
const ending = /\.(?:jpe?g|png|gif|heic|heif|webp|tiff?|bmp|pdf)$/i

/** What cameras and screens call a picture, with its number. */
const numbered = /^(?:img|dsc|pxl|dcim|scan|screenshot|whatsapp image)[\s_-]*\d/i

/** The name of a file rather than of what it says (spec records.md §2: such a source label is not shown). */
export const looksLikeFileName = (name: string): boolean =>
  ending.test(name.trim()) || numbered.test(name.trim()) || looksGenerated(name)
