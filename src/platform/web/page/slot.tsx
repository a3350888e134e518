import { type Context, createContext, createElement, type ReactNode, useContext } from 'react';
import { Outlet } from 'react-router';

/** A part of a feature's pages that features above it provide. It can't import them, so src/app/composition does. */
export type Slot<Content> = Context<Content>;

/** A slot with its content, as a wrapper around pages. */
type Fill = (pages: ReactNode) => ReactNode;

/** Defines a slot. @param empty Its content on pages where nothing fills it. */
export function defineSlot<Content>(empty: Content): Slot<Content> {
  return createContext(empty);
}

/** Returns what fills a slot on this page. */
export function useSlot<Content>(slot: Slot<Content>): Content {
  return useContext(slot);
}

/** Fills a slot, for `FillSlots` and `slotsLayout`. */
export function fill<Content>(slot: Slot<Content>, content: Content): Fill {
  return (pages) => createElement(slot, { value: content }, pages);
}

/** Shows its children, or the pages of a layout route, with filled slots. */
export function FillSlots({
  fills,
  children = <Outlet />,
}: {
  fills: readonly Fill[];
  children?: ReactNode;
}) {
  return fills.reduceRight<ReactNode>((pages, wrap) => wrap(pages), children);
}

/** Makes the component of a layout route whose pages have filled slots. */
export function slotsLayout(...fills: readonly Fill[]) {
  return () => <FillSlots fills={fills} />;
}
