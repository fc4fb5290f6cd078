import { createFileRoute } from '@tanstack/react-router'
import { requires } from '@/access/guards'
import { GaleriaPage } from '@/admin/galeria/galeria-page'
import { galeriaSearch } from '@/admin/galeria/search'
import { medios } from '@/entities/galeria/medios'

export const Route = createFileRoute('/admin/galeria')({
  beforeLoad: requires('galeria:view'),
  validateSearch: galeriaSearch,
  loader: ({ context }) => context.queryClient.ensureQueryData(medios.list),
  head: () => ({ meta: [{ title: 'Gestión de Galería' }] }),
  component: GaleriaPage,
})
