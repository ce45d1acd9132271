export const providers = {
  title: 'Other ways to sign in',
  text: 'Connect an account that you have elsewhere to sign in by it. It is told that you use Chartlight, and nothing of your record.',
  goOn: 'Continue with {name}',
  connect: 'Connect {name}',
  disconnect: 'Disconnect',
  disconnectName: 'Disconnect {name}',
  disconnected: 'Disconnected. It opens your record no more.',
  connected: 'Connected. You can sign in by it from now on.',
  denied: 'Nobody was signed in: it was called off.',
  late: 'This took too long, or did not begin here. Please try again.',
  unverified: 'You cannot sign in by this account: whether its address is yours is not confirmed there.',
  address_taken:
    'There is a record for this address already. Sign in with your password, then connect the other account on your profile.',
  connected_elsewhere: 'This account is connected to another record.',
  failed: 'Signing in by this account did not work. Please try again, or sign in another way.',
  lastWay: 'This is the only way into your record. Choose a password or add a passkey first.',
} as const
