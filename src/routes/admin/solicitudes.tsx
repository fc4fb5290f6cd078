import { createFileRoute } from '@tanstack/react-router'
import { leadsToBuzon, puertaSearch } from '@/admin/buzon/search'

export const Route = createFileRoute('/admin/solicitudes')({
  validateSearch: puertaSearch,
  beforeLoad: leadsToBuzon('/admin/solicitudes', 'SOLICITUD'),
})
