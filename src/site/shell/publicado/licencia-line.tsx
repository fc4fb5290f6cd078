import { useDrawnInstitucion } from '@/entities/configuracion/use-institucion'
import { LICENCIA } from '@/shared/lib/ley/datos-abiertos'

/** What anybody may do with the brigade's data. */
export function LicenciaLine() {
  const { nombreInstitucion } = useDrawnInstitucion()
  return (
    <>
      Puede usarlos y compartirlos citando a {nombreInstitucion}, con la licencia{' '}
      <a href={LICENCIA.enlace} rel="license noopener noreferrer" target="_blank">
        {LICENCIA.nombre}
      </a>
      .
    </>
  )
}
