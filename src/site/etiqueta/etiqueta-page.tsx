import { Navigate, useLocation } from '@tanstack/react-router'
import { useCan } from '@/access/current-user'
import { useDrawnInstitucion } from '@/entities/configuracion/use-institucion'
import { telephones } from '@/shared/lib/url'
import { Container, Stack } from '@/shared/ui/box/layout'
import { AnchorButton } from '@/shared/ui/control/button'
import { Phone } from '@/shared/ui/icon/icons'
import { Text } from '@/shared/ui/text/text'
import { PageHero } from '@/site/shell/page/page-hero'

/**
 * Where the label on a thing of the brigade leads whoever scans it: a stranger to the brigade's name and telephone, also
 * without a signal; whoever may see the inventory to the thing. The code stands behind the `#`, which no server hears.
 */
export function EtiquetaPage() {
  const codigo = useLocation({ select: ({ hash }) => hash })
  const { nombreInstitucion, telefono } = useDrawnInstitucion()
  if (useCan('inventario:view') && codigo)
    return <Navigate to="/admin/inventario" search={{ etiqueta: codigo }} replace />
  return (
    <>
      <PageHero title={nombreInstitucion} text="Esto es de la brigada. Si lo encontró, llámenos." />
      <Container size="md" page>
        <Stack>
          {telephones(telefono).map(({ text, tel }) =>
            tel ? (
              <AnchorButton key={text} size="xl" href={tel} leftSection={<Phone size={24} aria-hidden />}>
                Llamar al {text}
              </AnchorButton>
            ) : (
              <Text key={text} size="lg" strong>
                Teléfono: {text}
              </Text>
            ),
          )}
        </Stack>
      </Container>
    </>
  )
}
