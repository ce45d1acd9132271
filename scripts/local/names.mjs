// Names and addresses by which only this machine reaches itself. Used by Node and inside the local runtime.

/** @param {string} host a name or an address, with or without a port */
export const isLocal = (host) =>
  /^(localhost|([\w-]+\.)+localhost|127(\.\d{1,3}){3}|::1|\[::1\])(:\d+)?$/i.test(host)
