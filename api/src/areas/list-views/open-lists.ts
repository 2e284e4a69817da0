import type { Endpoint } from '@share/contract/shared/endpoint.ts';
import type { ListDeclaration } from '@share/contract/shared/lists/list.ts';
import type { Context } from '../../platform/context.ts';
import { judge } from '../../platform/http/authorise.ts';

/** A list of the back office: the address of its screen, and the endpoint that decides who may open it; null for screens without one. */
export interface ListScreen {
  route: string;
  endpoint: Endpoint | null;
}

/** Finds the lists that a caller may open, by the addresses of their screens. */
export const openLists = (screens: readonly ListScreen[]) => ({
  find: ({ actor }: Context, screen: string): ListDeclaration | undefined => {
    const endpoint = screens.find(({ route }) => route === screen)?.endpoint;
    return endpoint && judge(endpoint.access, actor) === 'allowed' ? endpoint.list : undefined;
  },
});
export type OpenLists = ReturnType<typeof openLists>;
