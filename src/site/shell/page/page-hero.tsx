import type { ReactNode } from 'react'
import { Container } from '@/shared/ui/box/layout'
import { Text, Title } from '@/shared/ui/text/text'
import { FigureNote } from './figure-note'
import classes from './page-hero.module.css'

type Figure = { value: string | number; label: string; note?: string | false }

type PageHeroProps = {
  title: string
  text: string
  figures?: readonly Figure[]
  /** The element after the hero covers its lower edge by half, as the figures do. */
  overlapped?: boolean
  children?: ReactNode
}

/** The top of a public page: the h1, one sentence and, half over its edge, the page's figures. */
export function PageHero({
  title,
  text,
  figures = [],
  overlapped = figures.length > 0,
  children,
}: PageHeroProps) {
  return (
    <>
      <div className={classes.hero} data-overlapped={overlapped || undefined}>
        <Container size="lg" className={classes.inner}>
          <Title order={1}>{title}</Title>
          <Text className={classes.text}>{text}</Text>
          {children}
        </Container>
      </div>
      {figures.length > 0 && (
        <Container size="lg">
          <dl className={classes.figures}>
            {figures.map(({ value, label, note }) => (
              <div key={label} className={classes.figure}>
                <dt>{label}</dt>
                <dd>{value}</dd>
                {note && <FigureNote>{note}</FigureNote>}
              </div>
            ))}
          </dl>
        </Container>
      )}
    </>
  )
}
