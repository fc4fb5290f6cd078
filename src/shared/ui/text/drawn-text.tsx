import { createElement, type ReactNode } from 'react'
import type { Components } from 'react-markdown'
import classes from './markdown.module.css'
import { ScrollTable } from './scroll-table'

const cell = (tag: 'td' | 'th'): NonNullable<Components['td']> =>
  function Cell({ node: _, style, ...props }) {
    // A style attribute in prerendered HTML would break the site's policy.
    return createElement(tag, { ...props, 'data-align': style?.textAlign })
  }

/** What in a text is more than its bare element. */
export const textElements = {
  a({ node: _, href, children, ...props }) {
    if (!href) return <span>{children}</span>
    const outside = /^https?:/i.test(href)
    return (
      <a {...props} href={href} {...(outside && { target: '_blank', rel: 'noopener noreferrer' })}>
        {children}
      </a>
    )
  },
  td: cell('td'),
  th: cell('th'),
  table: ({ node: _, ...props }) => <ScrollTable {...props} />,
} satisfies Components

type Element = [tag: string, attributes: object, ...within: Piece[]]
/** Words, or an element with its attributes and what is in it. */
export type Piece = string | Element

function elementOf(piece: Piece): ReactNode {
  if (typeof piece === 'string') return piece
  const [tag, attributes, ...within] = piece
  const own: Record<string, unknown> = textElements
  return createElement((own[tag] ?? tag) as string, attributes, ...within.map(elementOf))
}

/** The part of `DrawnText` that is loaded lazily, as its sheet comes after the page's own. */
export const DrawnText = ({ pieces }: { pieces: readonly Piece[] }) =>
  createElement('div', { className: classes.text }, ...pieces.map(elementOf))
