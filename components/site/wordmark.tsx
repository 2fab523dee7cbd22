import { createElement, type ReactElement } from 'react';
import type { Shape } from '@/lib/content/load/mark';
import { pageHref } from '@/lib/site/links';

/** The business's mark and name, as a link to the home page; in a very narrow box the mark alone. A long mark is a file of its own: every page has it. */
export function Wordmark({ name, mark }: { name: string; mark: Shape }) {
  const isShort = JSON.stringify(mark).length < 3000;
  return (
    <a
      href={pageHref('/')}
      className="inline-flex min-h-11 items-center gap-2 font-display text-h3 leading-tight font-semibold text-balance md:max-xl:text-body"
    >
      <span className="flex shrink-0 *:h-8 *:w-auto *:max-w-32" aria-hidden>
        {(isShort && inPage(mark)) || <img src={pageHref('/mark.svg')} alt="" height={32} />}
      </span>
      <span className="min-w-0 @max-[15rem]:sr-only">{name}</span>
    </a>
  );
}

const plain = /^(svg|g|path|rect|circle|ellipse|line|polyline|polygon)$/;
const notPlain = /^(id|class|style|href|mask|filter)$/;

/** A drawing of plain shapes, as a part of the page: docs/decisions/mark-in-the-page.md. */
function inPage({ name, attributes, children }: Shape): ReactElement | undefined {
  const entries = Object.entries(attributes);
  if (!plain.test(name) || entries.some(([key, value]) => notPlain.test(key) || value.includes('url(')))
    return undefined;
  const shapes = children.map((one) => (typeof one === 'string' ? undefined : inPage(one)));
  if (shapes.includes(undefined)) return undefined;
  const inReact = (key: string) => key.replace(/-\w/g, ([, letter = '']) => letter.toUpperCase());
  return createElement(
    name,
    Object.fromEntries(entries.map(([key, value]) => [inReact(key), value])),
    ...shapes,
  );
}
