import { createFileRoute } from '@tanstack/react-router'
import { medios } from '@/entities/galeria/medios'
import { miembros } from '@/entities/personal/miembros'
import { InicioPage } from '@/site/inicio/inicio-page'

export const Route = createFileRoute('/_site/')({
  loader: ({ context: { queryClient } }) =>
    Promise.all([queryClient.ensureQueryData(medios.list), queryClient.ensureQueryData(miembros.list)]),
  head: () => ({ meta: [{ title: 'Inicio' }] }),
  component: InicioPage,
})
