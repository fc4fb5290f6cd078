import { Button, Container, Paper, Stack, Text, Title } from '@mantine/core'
import { getRouteApi, Link } from '@tanstack/react-router'
import { Clock, Droplets, ListChecks, Lock, ShieldAlert, Siren, Zap } from 'lucide-react'
import { lazy, Suspense, useEffect, useState } from 'react'
import type { Reporte } from '@/entities/reportes/reporte'
import { canKeepData } from '@/shared/storage/probe'
import { ReportForm } from './report-form'
import classes from './reportar.module.css'
import { useSharedIntake } from './use-shared-intake'

// Each for its own moment, which few visits come to.
const SentPanel = lazy(() => import('./sent-panel').then(({ SentPanel }) => ({ default: SentPanel })))
const CantKeepNotice = lazy(() =>
  import('./cant-keep-notice').then(({ CantKeepNotice }) => ({ default: CantKeepNotice })),
)
const SharedNotice = lazy(() =>
  import('./shared-notice').then(({ SharedNotice }) => ({ default: SharedNotice })),
)
const EditReport = lazy(() => import('./edit-report').then(({ EditReport }) => ({ default: EditReport })))

const route = getRouteApi('/_site/reportar')

const CLAIMS = [
  { icon: Clock, text: 'Disponible 24/7' },
  { icon: Zap, text: 'Respuesta rápida' },
  { icon: Lock, text: 'Confidencial' },
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
  { icon: ShieldAlert, title: 'Servicio', text: 'Inspecciones, permisos, atención recibida, sugerencias.' },
]

function Explanation() {
  return (
    <Paper withBorder p="lg" radius="lg" component="section" aria-labelledby="que-reportar">
      <Title order={2} fz="h4" id="que-reportar" mb="sm">
        ¿Qué puede reportar?
      </Title>
      <Stack gap="sm">
        {TOPICS.map(({ icon: Icon, title, text }) => (
          <div key={title}>
            <Text fw={650}>
              <Icon size={18} aria-hidden style={{ verticalAlign: '-3px' }} /> {title}
            </Text>
            <Text size="sm" c="dimmed">
              {text}
            </Text>
          </div>
        ))}
        <Text size="sm">
          <b>Tiempo de respuesta:</b> 24-48 horas desde que la estación recibe el reporte.
        </Text>
      </Stack>
    </Paper>
  )
}

function StorageCheck() {
  const [blocked, setBlocked] = useState(false)
  useEffect(() => {
    void canKeepData().then((kept) => setBlocked(!kept))
  }, [])
  return blocked && <CantKeepNotice />
}

function Work() {
  const { editar, compartido } = route.useSearch()
  const intake = useSharedIntake(compartido)
  const [sent, setSent] = useState<Reporte | null>(null)
  if (editar) return <EditReport id={editar} />
  if (sent) return <SentPanel report={sent} onAnother={() => setSent(null)} />
  if (!intake) return <Text role="status">Guardando lo que compartió…</Text>
  return (
    <>
      {intake.kind !== 'nothing' && <SharedNotice intake={intake} />}
      <ReportForm onSaved={setSent} />
    </>
  )
}

export function ReportarPage() {
  return (
    <>
      <div className={classes.hero}>
        <Container size="lg">
          <Title order={1}>Reporte ciudadano</Title>
          <Text mt={4}>Avise a los bomberos de un problema o un riesgo. No necesita cuenta ni señal.</Text>
          <ul className={classes.claims}>
            {CLAIMS.map(({ icon: Icon, text }) => (
              <li key={text}>
                <Icon size={18} aria-hidden /> {text}
              </li>
            ))}
          </ul>
          <Button
            component={Link}
            to="/reportar/mis-reportes"
            variant="white"
            mt="md"
            leftSection={<ListChecks size={18} aria-hidden />}
          >
            Mis reportes
          </Button>
        </Container>
      </div>
      <Container size="lg" className={classes.columns}>
        <Paper withBorder p={{ base: 'md', sm: 'xl' }} radius="lg">
          <Stack gap="md">
            <Suspense>
              <StorageCheck />
            </Suspense>
            <Suspense>
              <Work />
            </Suspense>
          </Stack>
        </Paper>
        <Explanation />
      </Container>
    </>
  )
}
