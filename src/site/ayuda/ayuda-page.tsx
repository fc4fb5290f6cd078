import { getRouteApi, Link } from '@tanstack/react-router'
import { Container } from '@/shared/ui/box/layout'
import { PageHero } from '@/site/shell/page/page-hero'
import classes from './ayuda.module.css'

const route = getRouteApi('/_site/ayuda/')

/** The way to each page of help for whoever makes the app a brigade's own and keeps it. */
export function AyudaPage() {
  const { head, paginas } = route.useLoaderData()
  return (
    <>
      <PageHero title={head.title} text={`${head.description} Se lee también sin internet.`} />
      <Container size="md" page>
        <ol className={classes.pages}>
          {paginas.map(({ id, title, text }) => (
            <li key={id}>
              <h2>
                <Link to="/ayuda/$pagina" params={{ pagina: id }}>
                  {title}
                </Link>
              </h2>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </Container>
    </>
  )
}
