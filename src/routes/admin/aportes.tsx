import { createFileRoute } from '@tanstack/react-router'
import { leadsToBuzon, puertaSearch } from '@/admin/buzon/search'

export const Route = createFileRoute('/admin/aportes')({
  validateSearch: puertaSearch,
  beforeLoad: leadsToBuzon('/admin/aportes', 'PREGUNTA'),
})
