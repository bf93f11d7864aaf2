/** The shop's links that lead to a person. */
export interface ContactLinks {
  readonly messagingApp: string | null | undefined;
  readonly messenger: string | null | undefined;
  readonly phone: string | null | undefined;
}

/** A way to contact a person of the shop. */
export interface ContactWay {
  readonly key: 'live' | 'video' | 'call';
  readonly icon: 'message-circle' | 'messages-square' | 'phone';
  readonly href: string;
}

/** The configured ways, in the order in which they are offered. */
export function contactWays({ messagingApp, messenger, phone }: ContactLinks): ContactWay[] {
  const ways: ContactWay[] = [];
  if (messagingApp) ways.push({ key: 'live', icon: 'message-circle', href: messagingApp });
  if (messenger) ways.push({ key: 'video', icon: 'messages-square', href: messenger });
  if (phone) ways.push({ key: 'call', icon: 'phone', href: `tel:${phone.replaceAll(/[^+\d]/g, '')}` });
  return ways;
}
