import type { ReactNode } from 'react'
import { Container } from '@/shared/ui/box/layout'
import classes from './chapters-page.module.css'
import { PageHero } from './page-hero'

type Chapter = { id: string; title: string; body: ReactNode }

type ChaptersPageProps = { title: string; text: string; chapters: Chapter[] }

/** A long text in chapters, with a list of them that leads to each. */
export function ChaptersPage({ title, text, chapters }: ChaptersPageProps) {
  return (
    <>
      <PageHero title={title} text={text} />
      <Container size="lg" className={classes.columns}>
        <nav aria-label="Contenido de la página" className={classes.contents}>
          <ol>
            {chapters.map(({ id, title: name }) => (
              <li key={id}>
                <a href={`#${id}`}>{name}</a>
              </li>
            ))}
          </ol>
        </nav>
        <div className={classes.prose}>
          {chapters.map(({ id, title: name, body }) => (
            <section key={id} id={id} tabIndex={-1} aria-labelledby={`${id}-titulo`}>
              <h2 id={`${id}-titulo`}>{name}</h2>
              {body}
            </section>
          ))}
        </div>
      </Container>
    </>
  )
}
