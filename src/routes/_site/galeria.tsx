import { createFileRoute } from '@tanstack/react-router'
import * as v from 'valibot'
import { SECCIONES } from '@/entities/galeria/options'
import { medios } from '@/entities/galeria/queries'
import { searchOption, searchText } from '@/shared/lib/form/search-schema'
import { GaleriaPage } from '@/site/galeria/galeria-page'
import { pageHead } from '@/site/shell/page/page-head'

/** `ver` is the picture that the lightbox shows. */
const galeriaSearch = v.object({ seccion: searchOption(SECCIONES), ver: searchText })

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
