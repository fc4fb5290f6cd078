import { createFileRoute } from '@tanstack/react-router'
import { GaleriaPage } from '@/admin/galeria/galeria-page'
import { galeriaSearch } from '@/admin/galeria/search'
import { requiresPage } from '@/admin/shell/requires-page'
import { medios } from '@/entities/galeria/queries'

export const Route = createFileRoute('/admin/galeria')({
  beforeLoad: requiresPage('/admin/galeria'),
  validateSearch: galeriaSearch,
  loader: ({ context }) => context.queryClient.ensureQueryData(medios.known),
  head: () => ({ meta: [{ title: 'Gestión de Galería' }] }),
  component: GaleriaPage,
})
