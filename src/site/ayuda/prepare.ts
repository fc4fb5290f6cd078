import { notFound } from '@tanstack/react-router'
import { DrawnText } from '@/shared/ui/text/markdown'
import { PAGINAS, paginaAt } from './paginas'

/** What `/ayuda` shows, and its head: the way to each page. */
export const prepareIndex = () => ({
  head: {
    title: 'Ayuda para la brigada',
    description: 'Cómo hacer suya esta aplicación, ponerla en línea y llevarla por años.',
    path: '/ayuda',
  },
  paginas: PAGINAS.map(({ id, title, text }) => ({ id, title, text })),
})

/** One page and its head. @throws notFound for an address that no page has */
export async function preparePagina(id: string) {
  const [pagina] = await Promise.all([paginaAt(id), DrawnText.load()])
  if (!pagina) throw notFound()
  return { head: { title: pagina.title, description: pagina.text, path: `/ayuda/${id}` }, pagina }
}
