import { useInstitucion } from '@/entities/configuracion/use-institucion'
import { textosDe } from '@/entities/sitio/textos'
import { useSitio } from '@/entities/sitio/use-sitio'

/** The words of the home page, as the brigade has them. */
export const useTextos = () => textosDe(useSitio(), useInstitucion())
