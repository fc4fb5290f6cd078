import { createFileRoute } from '@tanstack/react-router'
import { TerminosPage } from '@/site/legal/terminos-page'

export const Route = createFileRoute('/_site/terminos')({
  head: () => ({ meta: [{ title: 'Términos de Uso' }] }),
  component: TerminosPage,
})
