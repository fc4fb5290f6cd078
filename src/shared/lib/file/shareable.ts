/**
 * A way to send something from this phone: the address to open (for a QR code, its content), or why it can't be used,
 * in Spanish.
 */
export type Channel = { kind: 'open'; href: string } | { kind: 'closed'; sentence: string }

/** Something that one phone can give to another without a server. */
export type Shareable = {
  title: string
  /** The text for the clipboard: words, then the link. Empty when there is no link. */
  message: string
  /** The system's share sheet. */
  sheet: Channel
  whatsapp: Channel
  sms: Channel
  correo: Channel
  qr: Channel
}

/** Whom a message goes to; where it is '' the person chooses. */
export type Recipient = { whatsapp: string; sms: string; correo: string }
