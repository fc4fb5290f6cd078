/** One record of each list of the inspections and their charges, with a field of a later version. */
export const INSPECCIONES = {
  // Its next visit was moved to a day.
  bomberos_inspecciones_locales: [
    {
      ...{ id: 'local-1', nombre: 'Tienda', motivoRuc: 'En trámite', ajeno: 1 },
      ...{ proxima: '2026-12-20', proximaDesde: '2026-11-20' },
    },
  ],
  bomberos_inspecciones_visitas: [
    {
      ...{ id: 'visita-1', local: 'local-1', dia: '2026-03-02', plantilla: 'base-1' },
      fallas: 'ex1',
      ajeno: 1,
    },
  ],
  bomberos_inspecciones_abiertas: [
    {
      id: 'visita-2',
      local: 'local-1',
      dia: '2026-11-20',
      plantilla: 'base-1',
      respuestas: 'ex1:N',
      ajeno: 1,
    },
  ],
  bomberos_inspecciones_plantillas: [
    {
      ...{ id: 'plantilla-1', desde: '2026-03-02T10:00:00.000Z', base: 'base-1', por: 'Ana', ajeno: 1 },
      puntos: [{ id: 'ex1', grupo: 'Extintores', texto: 'Hay un extintor', articulo: 'art. 29', ajeno: 1 }],
    },
  ],
  bomberos_inspecciones_plazos: [
    {
      id: 'plazo-primera',
      que: 'PRIMERA',
      dias: 10,
      fuente: 'Ordenanza',
      verificado: '2026-03-02',
      ajeno: 1,
    },
  ],
  bomberos_inspecciones_actas: [
    {
      ...{ id: 'acta-1', numero: 'A-2026-0001', paso: 'PRIMERA', local: 'local-1', plantilla: 'base-1' },
      ...{ dia: '2026-03-02', dias: 10, vence: '2026-03-16', puntos: 'ex1', ajeno: 1 },
    },
  ],
  bomberos_inspecciones_prorrogas: [
    {
      ...{ id: 'prorroga-1-2026-03-10', acta: 'acta-1', dia: '2026-03-10', puntos: 'ex1', ajeno: 1 },
      ...{ hasta: '2026-03-26', pide: 'Rosa', motivo: 'Viaje', decision: 'APROBADA', decide: 'Ana' },
    },
  ],
  bomberos_inspecciones_tipos: [
    {
      ...{ id: 'tipo-1', tipo: 'CASETA', nombre: 'Caseta', para: 'Caseta', norma: 'art. 1', ajeno: 1 },
      ...{ desde: '2026-03-02T10:00:00.000Z', papeles: ['Cédula'], pasos: [{ id: 'p1', texto: 'Pagar' }] },
    },
  ],
  bomberos_inspecciones_permisos: [{ id: 'permiso-1', local: 'local-1', nombre: 'Tienda', ajeno: 1 }],
  bomberos_inspecciones_ordenes: [{ id: 'orden-1', local: 'local-1', anio: 2026, ajeno: 1 }],
  bomberos_inspecciones_pagos: [
    { id: 'pago-1', orden: 'orden-1', recibo: '1', dia: '2026-03-02', centavos: 0, ajeno: 1 },
  ],
  bomberos_inspecciones_tarifas: [
    {
      ...{ id: 'tarifa-1', tramite: 'Duplicado', concepto: 'Duplicado', vigente: 2026, ajeno: 1 },
      bandas: [{ desde: 0, centavos: 500 }],
    },
  ],
  bomberos_inspecciones_salarios: [
    { id: 'sbu-2027', ano: 2027, centavos: 49000, fuente: 'Acuerdo', ajeno: 1 },
  ],
  bomberos_inspecciones_peticiones: [
    {
      ...{ id: 'peticion-1', nombre: 'Tienda', contacto: 'Rosa', recibida: '2026-03-02', estado: 'ACEPTADA' },
      ...{ respuesta: 'Pase a pagar', local: 'local-1', ajeno: 1 },
    },
  ],
}
