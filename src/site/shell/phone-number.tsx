import { Fragment } from 'react'
import { telephones } from '@/shared/lib/url'

/** A link to call each number; just its text, as `plain`, while the configuration has only a placeholder. */
export const PhoneNumber = ({ number, plain: Plain = 'span' }: { number: string; plain?: 'span' | 'b' }) =>
  telephones(number).map(({ text, tel }, n) => (
    <Fragment key={text}>
      {n > 0 && ', '}
      {tel ? <a href={tel}>{text}</a> : <Plain>{text}</Plain>}
    </Fragment>
  ))
