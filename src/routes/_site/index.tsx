import { createFileRoute } from '@tanstack/react-router'
import { medios } from '@/entities/galeria/queries'
import { miembros } from '@/entities/personal/queries'
import { contadasQuery } from '@/entities/sitio/use-cifras'
import { InicioPage } from '@/site/inicio/inicio-page'
import { pageHead } from '@/site/shell/page/page-head'

export const Route = createFileRoute('/_site/')({
  loader: ({ context: { queryClient } }) =>
    Promise.all([
      queryClient.ensureQueryData(medios.list),
      queryClient.ensureQueryData(miembros.list),
      queryClient.ensureQueryData(contadasQuery),
    ]),
  head: (context) =>
    pageHead(context, {
      title: 'Inicio',
      description:
        'Quiénes somos, qué servicios damos y cómo reportar un riesgo al cuerpo de bomberos voluntarios. Emergencias: 911.',
      path: '/',
      shared: 'institucion',
    }),
  component: InicioPage,
})
