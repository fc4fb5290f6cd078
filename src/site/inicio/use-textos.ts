import { useInstitucion } from '@/entities/configuracion/use-institucion'
import { textosDe } from '@/entities/sitio/textos'
import { useSitio } from '@/entities/sitio/use-sitio'

/** The words of the home page: the brigade's own, or the site's. */
export const useTextos = () => textosDe(useSitio(), useInstitucion())
