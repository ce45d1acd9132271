// Before anything is imported that needs it.
const oldest = /** @type {const} */ ([22, 12])

/** @param {string} version @returns {string | null} a sentence where it is too old */
export function refuseNode(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  if (major > oldest[0] || (major === oldest[0] && minor >= oldest[1])) return null
  return `Chartlight needs Node ${oldest.join('.')} or newer and this is ${version}: start it with npm, which brings its own on Linux, or install a newer one.`
}
