import { createFileRoute } from '@tanstack/react-router'
import { PoliticasPage } from '@/site/legal/politicas-page'

export const Route = createFileRoute('/_site/politicas')({
  head: () => ({ meta: [{ title: 'Políticas de Privacidad' }] }),
  component: PoliticasPage,
})
