import central from './central.md?raw'
import empezar from './empezar.md?raw'
import enLinea from './en-linea.md?raw'
import porAnos from './por-anos.md?raw'
import proteccion from './proteccion.md?raw'
import servidor from './servidor.md?raw'
import seQuema from './si-se-quema.md?raw'
import trabajo from './trabajo.md?raw'

type Capitulo = { id: string; title: string; markdown: string }
type Pagina = { id: string; title: string; text: string; capitulos: Capitulo[] }

/** As GitHub makes them, so that a link within a text leads there in both places. */
const idOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} -]/gu, '')
    .replaceAll(' ', '-')

/** Links between the texts name their files; here each is a page. */
const inSite = (markdown: string) => markdown.replace(/\]\(([\w-]+)\.md(?=[)#])/g, '](/ayuda/$1')

/** A text is its title, one sentence that says what it is for, and its chapters. */
function paginaFrom(id: string, markdown: string): Pagina {
  const [head = '', ...parts] = inSite(markdown).split(/^## /m)
  const [title = '', ...text] = head.split('\n')
  return {
    id,
    title: title.replace(/^# /, ''),
    text: text.join(' ').trim(),
    capitulos: parts.map((part) => {
      const [heading = '', ...lines] = part.split('\n')
      return { id: idOf(heading), title: heading, markdown: lines.join('\n').trim() }
    }),
  }
}

/** What a brigade reads, in the order in which it needs it. */
export const PAGINAS: readonly Pagina[] = [
  paginaFrom('empezar', empezar),
  paginaFrom('en-linea', enLinea),
  paginaFrom('central', central),
  paginaFrom('trabajo', trabajo),
  paginaFrom('por-anos', porAnos),
  paginaFrom('si-se-quema', seQuema),
  paginaFrom('proteccion', proteccion),
  paginaFrom('servidor', servidor),
]

const linkTo = (pagina: Pagina | undefined) => pagina && { id: pagina.id, title: pagina.title }

/** One page, and which one comes after it; undefined for an address that is no page's. */
export function paginaAt(id: string) {
  const index = PAGINAS.findIndex((pagina) => pagina.id === id)
  const pagina = PAGINAS[index]
  return pagina && { ...pagina, next: linkTo(PAGINAS[index + 1]) }
}
