import { createFileRoute } from '@tanstack/react-router'
import { SalidaPage } from '@/admin/servicios/salida/salida-page'
import { requiresPage } from '@/admin/shell/requires-page'
import { registros } from '@/entities/registro-servicios/queries'

export const Route = createFileRoute('/admin/servicios/salida/$id')({
  beforeLoad: requiresPage('/admin/servicios'),
  loader: ({ context: { queryClient } }) => queryClient.ensureQueryData(registros.known),
  head: () => ({ meta: [{ title: 'Salida en curso' }] }),
  component: SalidaPage,
})
