import { realMail } from '@/entities/configuracion/recipient'
import { mailLink } from '@/shared/lib/url'

/** A link to write there; just its text while the configuration has only a placeholder. */
export function MailAddress({ address, subject }: { address: string; subject?: string }) {
  return realMail(address) ? <a href={mailLink(address, subject)}>{address}</a> : <span>{address}</span>
}
