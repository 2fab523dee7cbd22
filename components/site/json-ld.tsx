import type { Graph, Thing, WithContext } from 'schema-dts';

/** Structured data for search engines, with "<" escaped so that no text can end the element. */
export function JsonLd<T extends Thing>({ data }: { data: Graph | WithContext<T> }) {
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
