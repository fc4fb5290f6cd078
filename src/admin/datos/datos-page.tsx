import { Link } from '@tanstack/react-router'
import { useInstitucion } from '@/entities/configuracion/use-institucion'
import { Stack } from '@/shared/ui/box/layout'
import { PageTitle } from '@/shared/ui/control/page-title'
import { Text } from '@/shared/ui/text/text'
import { Registro } from './registro'

/** Who sees to people's data, the way to what people ask about theirs, and the register of what the panel holds. */
export function DatosPage() {
  const { delegadoDatos, delegadoContacto } = useInstitucion()
  return (
    <Stack>
      <PageTitle title="Protección de Datos" subtitle="Los datos de las personas que guarda el panel" />
      <Text>
        {delegadoDatos
          ? `Delegado de protección de datos: ${[delegadoDatos, delegadoContacto].filter(Boolean).join(', ')}.`
          : 'Nadie está nombrado como delegado de protección de datos. Escríbalo en Configuración → General: sale en la página de privacidad.'}
      </Text>
      <Text>
        Lo que la gente pide sobre sus datos se anota y se contesta{' '}
        <Link to="/admin/buzon" search={{ clase: 'DATOS' }}>
          en el Buzón
        </Link>
        .
      </Text>
      <Registro />
    </Stack>
  )
}
