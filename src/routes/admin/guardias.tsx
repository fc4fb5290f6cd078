import { createFileRoute, redirect } from '@tanstack/react-router'
import { GuardiasPage } from '@/admin/guardias/guardias-page'
import { guardiasSearch } from '@/admin/guardias/search'
import { requiresPage } from '@/admin/shell/requires-page'
import { plantilla, puestos, turnos } from '@/entities/guardias/queries'
import { credenciales, mandos, miembros } from '@/entities/personal/queries'

export const Route = createFileRoute('/admin/guardias')({
  beforeLoad: async (entrance) => {
    const { tab, mes } = entrance.search
    await requiresPage('/admin/guardias')(entrance)
    if (tab === 'horas') throw redirect({ to: '/admin/personal/horas', search: { periodo: mes } })
  },
  validateSearch: guardiasSearch,
  loader: ({ context: { queryClient } }) =>
    Promise.all([
      queryClient.ensureQueryData(turnos.known),
      queryClient.ensureQueryData(puestos.known),
      queryClient.ensureQueryData(plantilla.query),
      queryClient.ensureQueryData(miembros.known),
      queryClient.ensureQueryData(credenciales.known),
      queryClient.ensureQueryData(mandos.query),
    ]),
  head: () => ({ meta: [{ title: 'Guardias' }] }),
  component: GuardiasPage,
})
