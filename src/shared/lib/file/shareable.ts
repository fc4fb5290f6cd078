/** A way out of this phone: an address to open (for a QR code, what it says), or why it is closed, in Spanish. */
export type Channel = { kind: 'open'; href: string } | { kind: 'closed'; sentence: string }

/** Something that can be handed to another phone without a server. */
export type Shareable = {
  title: string
  /** What goes through the clipboard: words, then the link. Empty when there is no link. */
  message: string
  /** The system's share sheet. */
  sheet: Channel
  whatsapp: Channel
  sms: Channel
  correo: Channel
  qr: Channel
}
