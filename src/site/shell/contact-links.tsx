import { Fragment } from 'react'
import { realMail } from '@/entities/configuracion/configuracion'
import { mailLink, telephones } from '@/shared/lib/url'

/** A link to call each number; just its text, as `plain`, while the configuration has only a placeholder. */
export const PhoneNumber = ({ number, plain: Plain = 'span' }: { number: string; plain?: 'span' | 'b' }) =>
  telephones(number).map(({ text, tel }, n) => (
    <Fragment key={text}>
      {n > 0 && ', '}
      {tel ? <a href={tel}>{text}</a> : <Plain>{text}</Plain>}
    </Fragment>
  ))

/** A link to write there; just its text while the configuration has only a placeholder. */
export function MailAddress({ address, subject }: { address: string; subject?: string }) {
  return realMail(address) ? <a href={mailLink(address, subject)}>{address}</a> : <span>{address}</span>
}
