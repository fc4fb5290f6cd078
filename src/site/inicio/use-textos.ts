import { useDrawnInstitucion } from '@/entities/configuracion/use-institucion'
import { textosDe } from '@/entities/sitio/textos'
import { useDrawnSitio } from '@/entities/sitio/use-sitio'

/** The words of the home page: the brigade's own, or the site's. */
export const useTextos = () => textosDe(useDrawnSitio(), useDrawnInstitucion())
