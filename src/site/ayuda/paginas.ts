import type { Piece } from '@/shared/ui/text/drawn-text'

type Cabeza = { title: string; text: string }
type Capitulo = { id: string; title: string; body: readonly Piece[] }

/** `server/help-texts.mjs` reads the texts at build. */
const CABEZAS = import.meta.glob<Cabeza>('./*.md', { query: '?cabeza', import: 'default', eager: true })
const CAPITULOS = import.meta.glob<Capitulo[]>('./*.md', { query: '?capitulos', import: 'default' })

/** One page; its chapters come apart from the list of all. */
function pagina(id: string) {
  const file = `./${id}.md`
  const [cabeza, capitulos] = [CABEZAS[file], CAPITULOS[file]]
  if (!cabeza || !capitulos) throw new Error(`There is no ${file}`)
  return { id, ...cabeza, capitulos }
}

/** What a brigade reads, in the order in which it needs it. */
export const PAGINAS = [
  pagina('empezar'),
  pagina('en-linea'),
  pagina('central'),
  pagina('trabajo'),
  pagina('por-anos'),
  pagina('si-se-quema'),
  pagina('proteccion'),
  pagina('servidor'),
]

/** One page with its chapters, and which one comes after it; undefined for an address that is no page's. */
export async function paginaAt(id: string) {
  const index = PAGINAS.findIndex((one) => one.id === id)
  const [found, next] = PAGINAS.slice(index, index + 2)
  if (index < 0 || !found) return undefined
  const capitulos = await found.capitulos()
  return { ...found, capitulos, next: next && { id: next.id, title: next.title } }
}
