import { Fragment } from 'react'
import { telephones } from '@/shared/lib/url'

/** The telephones of one field, each of them to be called. */
export const PhoneLinks = ({ phones }: { phones: string }) =>
  telephones(phones).map(({ text, tel }, n) => (
    <Fragment key={text}>
      {n > 0 && ', '}
      {tel ? <a href={tel}>{text}</a> : text}
    </Fragment>
  ))
