import { getRouteApi } from '@tanstack/react-router'
import { Suspense, useEffect, useState } from 'react'
import { centralMark } from '@/access/central/mark'
import { useDrawnInstitucion } from '@/entities/configuracion/use-institucion'
import type { Reporte } from '@/entities/reportes/reporte'
import { internationalDigits, whatsAppLink } from '@/shared/lib/phone'
import { firstTel } from '@/shared/lib/url'
import { onCommit } from '@/shared/storage/changes'
import { keepFailure } from '@/shared/storage/device/probe'
import type { StorageError } from '@/shared/storage/errors'
import { Callout } from '@/shared/ui/box/callout'
import { Container, Stack } from '@/shared/ui/box/layout'
import { Sheet } from '@/shared/ui/box/sheet'
import { LinkButton } from '@/shared/ui/control/button'
import { lazy } from '@/shared/ui/control/lazy'
import { Check, Droplets, ListChecks, Siren } from '@/shared/ui/icon/icons'
import { Text, Title } from '@/shared/ui/text/text'
import { PageHero } from '@/site/shell/page/page-hero'
import { SentPanel } from './later'
import { ReportForm } from './report-form'
import classes from './reportar.module.css'
import type { Intake } from './shared-intake'

/** What to do where the browser runs no script: the form can neither keep nor send anything. */
function WithoutScript() {
  const { telefono, whatsapp } = useDrawnInstitucion()
  const tel = firstTel(telefono)
  return (
    <noscript>
      <Callout
        color="red"
        title="Aquí el formulario no funciona: su navegador no tiene JavaScript"
        role="status"
      >
        <ul className={classes.ways}>
          <li>
            <a href="tel:911">Emergencia: llame al 911</a>
          </li>
          {tel && (
            <li>
              <a href={tel}>Llame a la estación: {telefono}</a>
            </li>
          )}
          {internationalDigits(whatsapp) && (
            <li>
              <a href={whatsAppLink('', whatsapp)}>Escriba al WhatsApp de la estación: {whatsapp}</a>
            </li>
          )}
          <li>
            <a href="/contacto">Otros datos de la estación</a>
          </li>
        </ul>
      </Callout>
    </noscript>
  )
}

// Few visits need any of these.
const CantKeepNotice = lazy(() => import('./notices').then(({ CantKeepNotice }) => CantKeepNotice))
const SampleNotice = lazy(() => import('./notices').then(({ SampleNotice }) => SampleNotice))
const SharedNotice = lazy(() => import('./notices').then(({ SharedNotice }) => SharedNotice))
const TakeShared = lazy(() => import('./take-shared').then(({ TakeShared }) => TakeShared))
const EditReport = lazy(() => import('./edit-report').then(({ EditReport }) => EditReport))

const route = getRouteApi('/_site/reportar')

const READERS = { suya: 'lo lee la estación', muestra: 'lo ve quien prueba este sitio' }

function readers(): string {
  const mark = centralMark()
  return mark ? READERS[mark] : 'lo lee quien usted elija'
}

/** The spec's claims (§2.10), each with what it means for this form. */
const claims = () => [
  ['Disponible 24/7', 'para escribir, también sin señal'],
  ['Respuesta rápida', 'en 24-48 horas desde que llega'],
  ['Confidencial', readers()],
]

const TOPICS = [
  {
    icon: Siren,
    title: 'Emergencias',
    text: 'Riesgos que vio y que ya pasaron: conatos, derrames, accidentes.',
  },
  {
    icon: Droplets,
    title: 'Infraestructura',
    text: 'Hidrantes dañados, vías bloqueadas, postes o árboles por caer.',
  },
  {
    icon: ListChecks,
    title: 'Servicio',
    text: 'Inspecciones, permisos, atención recibida, sugerencias.',
  },
]

function Explanation() {
  return (
    <Sheet pad="lg" component="section" aria-labelledby="que-reportar">
      <Stack gap="sm">
        <Title order={2} size="h4" id="que-reportar">
          ¿Qué puede reportar?
        </Title>
        {TOPICS.map(({ icon: Icon, title, text }) => (
          <div key={title}>
            <Text strong>
              <Icon size={18} aria-hidden style={{ verticalAlign: '-3px' }} /> {title}
            </Text>
            <Text size="sm" dimmed>
              {text}
            </Text>
          </div>
        ))}
        <Text size="sm">
          <b>Tiempo de respuesta:</b> 24-48 horas desde que la estación recibe el reporte.
        </Text>
      </Stack>
    </Sheet>
  )
}

function StorageCheck() {
  const [failure, setFailure] = useState<StorageError | null>(null)
  useEffect(() => {
    void keepFailure().then(setFailure)
    // Whatever is kept after all ends the warning.
    return onCommit(() => setFailure(null))
  }, [])
  return failure && <CantKeepNotice full={failure.reason === 'quota'} />
}

function Work() {
  const { editar, compartido } = route.useSearch()
  const [intake, setIntake] = useState<Intake | null>(null)
  const [sent, setSent] = useState<Reporte | null>(null)
  if (compartido) return <TakeShared compartido={compartido} onTaken={setIntake} />
  if (editar) return <EditReport id={editar} />
  if (sent) return <SentPanel report={sent} onAnother={() => setSent(null)} />
  return (
    <>
      {intake && intake.kind !== 'nothing' && <SharedNotice intake={intake} />}
      <ReportForm onSaved={setSent} />
    </>
  )
}

export function ReportarPage() {
  return (
    <>
      <PageHero
        title="Reporte ciudadano"
        text="Avise a los bomberos de un problema o un riesgo. No necesita cuenta."
        overlapped
      >
        <div className={classes.under}>
          <ul className={classes.claims}>
            {claims().map(([claim, meaning]) => (
              <li key={claim}>
                <Check size={18} aria-hidden />
                <span>
                  <b>{claim}</b>: {meaning}
                </span>
              </li>
            ))}
          </ul>
          <LinkButton
            to="/reportar/mis-reportes"
            variant="white"
            leftSection={<ListChecks size={18} aria-hidden />}
          >
            Mis reportes
          </LinkButton>
        </div>
      </PageHero>
      <Container size="lg" className={classes.columns}>
        <Sheet pad="wide">
          <Stack gap="md">
            <WithoutScript />
            <Suspense>
              <StorageCheck />
            </Suspense>
            <Suspense>{centralMark() === 'muestra' && <SampleNotice />}</Suspense>
            <div className={classes.work}>
              <Suspense>
                <Work />
              </Suspense>
            </div>
          </Stack>
        </Sheet>
        <Explanation />
      </Container>
    </>
  )
}
