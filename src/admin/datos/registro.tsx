import { useSuspenseQuery } from '@tanstack/react-query'
import { permisos as resource } from '@/access/permisos-queries'
import { Explained } from '@/admin/ui/box/explained'
import { Section } from '@/admin/ui/box/section'
import { PrintButton } from '@/admin/ui/print/print-button'
import { PrintedSheet } from '@/admin/ui/print/printed-sheet'
import { Details } from '@/admin/ui/record/details'
import { useInstitucion } from '@/entities/configuracion/use-institucion'
import { registroDeTratamientos } from '@/entities/tratamientos'
import { enumerated } from '@/shared/lib/text'
import { Group, Stack } from '@/shared/ui/box/layout'

/** What the panel holds of people, why, where and who reads it: made from what each module says of itself. */
export function Registro() {
  const { data: permisos } = useSuspenseQuery(resource.query)
  const institucion = useInstitucion()
  const lines = registroDeTratamientos(permisos)
  const { delegadoDatos, delegadoContacto } = institucion
  const delegado = [delegadoDatos, delegadoContacto].filter(Boolean).join(', ')
  return (
    <Stack>
      <Explained
        about="este registro"
        more="Según los permisos de hoy. Lo que la brigada guarda fuera del panel no está aquí."
      >
        Qué datos de personas guarda este panel, para qué y quién los lee.
      </Explained>
      <Group gap="xs">
        <PrintButton what="registro" />
      </Group>
      {lines.map(({ id, deQuien, datos, para, donde, quien }) => (
        <Section key={id} title={deQuien}>
          <Details
            rows={[
              ['Datos', datos],
              ['Para qué', para],
              ['Dónde están', enumerated(donde)],
              ['Quién los lee', enumerated(quien)],
            ]}
          />
        </Section>
      ))}
      <PrintedSheet
        institucion={institucion}
        title="Registro de actividades de tratamiento de datos personales"
        subject={`Delegado de protección de datos: ${delegado || 'sin nombrar'}`}
        wide
        columns={[
          { header: 'De quién', width: '16%' },
          { header: 'Datos', width: '28%' },
          { header: 'Para qué', width: '22%' },
          { header: 'Dónde', width: '16%' },
          { header: 'Quién los lee', width: '18%' },
        ]}
        rows={() =>
          lines.map(({ id, deQuien, datos, para, donde, quien }) => ({
            id,
            cells: [deQuien, datos, para, enumerated(donde), enumerated(quien)],
          }))
        }
        signatures={['Delegado de protección de datos', 'Jefe del cuerpo de bomberos']}
      />
    </Stack>
  )
}
