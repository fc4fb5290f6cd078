import { getRouteApi, Link } from '@tanstack/react-router'
import { Container } from '@/shared/ui/box/layout'
import { DrawnText } from '@/shared/ui/text/markdown'
import { ChaptersPage } from '@/site/shell/page/chapters-page'
import reading from '@/site/shell/page/reading.module.css'
import classes from './pagina.module.css'

const route = getRouteApi('/_site/ayuda/$pagina')

/** One page of help, in chapters, with the way to the next one. */
export function PaginaPage() {
  const { title, text, capitulos, next } = route.useLoaderData().pagina
  return (
    <div className={classes.page}>
      <ChaptersPage
        // The title of the next page is a new one, which has the focus as on every page.
        key={title}
        title={title}
        text={text}
        chapters={capitulos.map(({ body, ...capitulo }) => ({
          ...capitulo,
          body: <DrawnText pieces={body} />,
        }))}
      />
      <Container size="lg">
        <nav aria-label="Más ayuda" className={reading.links}>
          {next && (
            <Link to="/ayuda/$pagina" params={{ pagina: next.id }}>
              Siguiente: {next.title}
            </Link>
          )}
          <Link to="/ayuda" activeOptions={{ exact: true }}>
            Toda la ayuda
          </Link>
        </nav>
      </Container>
    </div>
  )
}
