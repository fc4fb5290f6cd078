import { createFileRoute } from '@tanstack/react-router'
import { medios } from '@/entities/galeria/queries'
import { GaleriaPage } from '@/site/galeria/galeria-page'
import { galeriaSearch } from '@/site/galeria/galeria-search'
import { pageHead } from '@/site/shell/page/page-head'

export const Route = createFileRoute('/_site/galeria')({
  validateSearch: galeriaSearch,
  loader: ({ context }) => context.queryClient.ensureQueryData(medios.list),
  head: (context) =>
    pageHead(context, {
      title: 'Galería',
      description:
        'Fotografías de emergencias, capacitaciones, eventos y equipos del cuerpo de bomberos voluntarios.',
      path: '/galeria',
    }),
  component: GaleriaPage,
})
