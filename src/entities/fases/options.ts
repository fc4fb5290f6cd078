export const FASES = ['PLANIFICACION', 'EVALUACION', 'DELIBERACION', 'ENTREGA'] as const
export type Fase = (typeof FASES)[number]

export const FASE_LABELS: Readonly<Record<Fase, string>> = {
  PLANIFICACION: '1. Planificación con la asamblea',
  EVALUACION: '2. Evaluación e informe',
  DELIBERACION: '3. Deliberación pública',
  ENTREGA: '4. Lo que dijo la ciudadanía, y entrega',
}
