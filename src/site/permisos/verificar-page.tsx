import { queryOptions, useQuery } from '@tanstack/react-query'
import { Link, useLocation } from '@tanstack/react-router'
import { useCallback, useEffect, useRef, useState } from 'react'
import { hasCentral } from '@/access/central/mark'
import { useDrawnInstitucion, useModulos } from '@/entities/configuracion/use-institucion'
import { comprobarAqui, type FirmasOidas, verificar } from '@/entities/permiso-firmado/verificar'
import { readFrom } from '@/shared/query/read-from'
import { Container, Stack } from '@/shared/ui/box/layout'
import { Sheet } from '@/shared/ui/box/sheet'
import { CircleCheck, TriangleAlert } from '@/shared/ui/icon/icons'
import { Text, Title } from '@/shared/ui/text/text'
import { PhoneNumber } from '@/site/shell/contact-links'
import { PageHero } from '@/site/shell/page/page-hero'
import { FIRMAS } from '@/sync/publico/publico'
import { LeerCodigo } from './leer-codigo'
import classes from './permisos.module.css'
import { factsOf, heardWords, wordsOf } from './words'

/** What this phone heard of the brigade's keys and of annulled permits; null where it signs none, as without a central. */
export const firmasQuery = queryOptions({
  queryKey: [FIRMAS],
  queryFn: ({ client }) => readFrom<FirmasOidas | null>(client, FIRMAS, async () => null),
})

/** Who else can be asked. */
function CallUs() {
  const { nombreInstitucion, telefono } = useDrawnInstitucion()
  return (
    <Text>
      Para estar seguro, llame al <PhoneNumber number={telefono} />, de {nombreInstitucion}.
    </Text>
  )
}

type ResultProps = { text: string; firmas: FirmasOidas; now: Date; focused: boolean }

function Result({ text, firmas, now, focused }: ResultProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (focused) heading.current?.focus()
  }, [focused])
  const resultado = verificar(text, firmas, now, comprobarAqui)
  const { tone, title, text: meaning } = wordsOf(resultado, now)
  const Sign = tone === 'good' ? CircleCheck : TriangleAlert
  return (
    <section className={classes.result} data-tone={tone} aria-labelledby="resultado">
      <div className={classes.answer} role="status">
        <Sign size={36} aria-hidden />
        <h2 id="resultado" ref={heading} tabIndex={-1}>
          {title}
        </h2>
      </div>
      <Stack gap="sm" className={classes.facts}>
        <Text>{meaning}</Text>
        {'permiso' in resultado && (
          <dl>
            {factsOf(resultado.permiso).map(([label, value]) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        )}
        {resultado.estado !== 'ilegible' && <Text size="sm">{heardWords(resultado, firmas)}</Text>}
        {tone !== 'good' && <CallUs />}
      </Stack>
    </section>
  )
}

/** Before there are keys: why nothing can be judged. */
function NoKeys({ asking }: { asking: boolean }) {
  return (
    <Sheet pad="wide">
      <Stack gap="sm" role="status">
        <Title order={2} size="h3">
          {asking ? 'Este teléfono todavía no conoce la firma de la brigada' : 'Pregunte por teléfono'}
        </Title>
        <Text>
          {asking
            ? 'La busca ahora. Conéctese a internet una vez: después verifica también sin señal.'
            : 'Diga el número del permiso y el nombre del local, como están en el papel.'}
        </Text>
        <CallUs />
      </Stack>
    </Sheet>
  )
}

type Read = { text: string; by: 'link' | 'hand'; now: Date }

/** Judges one code after the other; the first one may stand behind the `#` of the address, which no server hears. */
function Verifier({ code, firmas }: { code: string; firmas: FirmasOidas }) {
  const [read, setRead] = useState<Read | null>(() =>
    code ? { text: code, by: 'link', now: new Date() } : null,
  )
  const onText = useCallback((text: string) => setRead({ text, by: 'hand', now: new Date() }), [])
  return (
    <Stack gap="lg">
      {read && <Result key={read.now.getTime()} {...read} firmas={firmas} focused={read.by === 'hand'} />}
      <Sheet pad="wide">
        <Stack gap="sm">
          <Title order={2} size="h3">
            {read ? 'Verificar otro permiso' : 'Lea el código del permiso'}
          </Title>
          <LeerCodigo onText={onText} />
        </Stack>
      </Sheet>
    </Stack>
  )
}

const CODE =
  'El código impreso en cada permiso dice si la brigada lo firmó y si sigue vigente. Se comprueba en este teléfono, también sin señal.'
const NO_CODE = 'Los permisos de esta brigada no llevan un código: ella misma dice si uno vale.'

/** Whether a printed permit is the brigade's and still holds, judged on this phone alone. */
export function VerificarPage() {
  const code = useLocation({ select: ({ hash }) => hash })
  const { data: firmas, isPending } = useQuery(firmasQuery)
  // Without a central nothing is signed: the drawn page says so too, and nothing moves.
  const asking = isPending && hasCentral()
  const grants = useModulos()('inspecciones')
  return (
    <>
      <PageHero title="Verificar un permiso" text={firmas || asking ? CODE : NO_CODE} />
      <Container size="md" page>
        <Stack gap="lg">
          {firmas ? <Verifier key={code} code={code} firmas={firmas} /> : <NoKeys asking={asking} />}
          {grants && (
            <Text>
              ¿Todavía no tiene uno? <Link to="/permisos">Cómo sacar el permiso</Link>
            </Text>
          )}
        </Stack>
      </Container>
    </>
  )
}
