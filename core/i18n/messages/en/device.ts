/** Of the copy that a person may keep on a device. */
export const device = {
  title: 'This device',
  keep: 'Keep a copy on this device',
  text: 'Pages of your record that you open are then kept here, up to 200 pages and pictures, to be read when there is no connection. Nothing is kept unless you turn this on.',
  shared:
    'Whoever can use this device can read the copy, without a connection and without your password. Leave this off on a device that others use too.',
  until:
    'The copy is removed when you turn this off, sign out, or somebody else signs in here. If you sign this device out from another one, it is removed when this device next connects.',
  started: 'Pages you open are kept on this device from now on',
  removed: 'The copy was removed from this device',
  failed: 'This browser could not do that. Please try again.',
  none: 'This browser cannot keep a copy.',
  line: 'There is no connection. This is a copy, kept on this device on {date}: nothing can be changed in it.',
} as const
