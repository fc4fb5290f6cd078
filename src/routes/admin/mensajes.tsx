import { createFileRoute } from '@tanstack/react-router'
import { MensajesPage } from '@/admin/mensajes/mensajes-page'
import { mensajesSearch } from '@/admin/mensajes/search'
import { requiresPage } from '@/admin/shell/requires-page'
import { mensajes } from '@/entities/mensajes/queries'

export const Route = createFileRoute('/admin/mensajes')({
  beforeLoad: requiresPage('/admin/mensajes'),
  validateSearch: mensajesSearch,
  loader: ({ context }) => context.queryClient.ensureQueryData(mensajes.known),
  head: () => ({ meta: [{ title: 'Mensajes' }] }),
  component: MensajesPage,
})
