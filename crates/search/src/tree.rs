//! What a search has tried, how often, and how it went.

use game::Seat;

/// Who chooses at a point of the tree: a seat, and what it may be there that others cannot know.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) struct Mover {
    pub seat: Seat,
    pub mind: u8,
}

/// A choice at a node.
#[derive(Clone, Debug)]
pub(crate) struct Edge<A> {
    pub mover: Mover,
    pub action: A,
    /// The node that it leads to, once it was tried.
    child: u32,
    /// How often it was made.
    pub tried: f32,
    /// How often it could have been made.
    offered: f32,
    /// What it brought its mover, in all.
    sum: f32,
    /// What it promised at first sight.
    promise: f32,
    /// How much of the attention it gets at first, in relation to the others.
    lure: f32,
}

const NO_CHILD: u32 = u32::MAX;

impl<A> Edge<A> {
    /// What the mover may expect from it.
    pub fn value(&self) -> f32 {
        (self.sum + self.promise) / (self.tried + 1.0)
    }

    /// The node that it leads to, if it was ever tried.
    pub fn child(&self) -> Option<u32> {
        (self.child != NO_CHILD).then_some(self.child)
    }
}

/// A point of the game, reached by a sequence of choices whatever was drawn in between.
#[derive(Clone, Debug)]
pub(crate) struct Node<A> {
    /// Sorted by mover and action.
    pub edges: Vec<Edge<A>>,
    /// False until the second visit.
    pub seen: bool,
}

impl<A> Node<A> {
    const NEW: Self = Self { edges: Vec::new(), seen: false };

    /// The choice that was tried most; the first of several.
    pub fn most_tried(&self) -> Option<&Edge<A>> {
        self.edges.iter().rev().max_by(|one, other| one.tried.total_cmp(&other.tried))
    }
}

/// How the next choice to try is found.
#[derive(Clone, Copy, Debug)]
pub enum Curiosity {
    /// By promises: a choice is tried in proportion to what it promises at first sight, then by what it brings.
    Informed {
        /// How much is tried for the sake of knowing.
        explore: f32,
        /// By how much a promise must be worse to draw e times less attention.
        temperature: f32,
    },
    /// By the number of tries alone (UCB1).
    Plain {
        /// How much is tried for the sake of knowing.
        explore: f32,
    },
}

impl Curiosity {
    /// So many times as much trying for the sake of knowing.
    pub(crate) fn times(self, factor: f32) -> Self {
        match self {
            Self::Informed { explore, temperature } => Self::Informed { explore: explore * factor, temperature },
            Self::Plain { explore } => Self::Plain { explore: explore * factor },
        }
    }
}

/// Nodes by number; the root is number 0.
#[derive(Clone, Debug)]
pub(crate) struct Tree<A> {
    nodes: Vec<Node<A>>,
    /// Places of the edges that are open to choice; kept to save its memory.
    open: Vec<u32>,
}

impl<A: Copy + Ord> Tree<A> {
    pub const ROOT: u32 = 0;

    pub fn new() -> Self {
        Self { nodes: vec![Node::NEW], open: Vec::new() }
    }

    pub fn node(&self, node: u32) -> &Node<A> {
        &self.nodes[node as usize]
    }

    /// Marks a node as seen. True if it was not.
    pub fn is_new(&mut self, node: u32) -> bool {
        !std::mem::replace(&mut self.nodes[node as usize].seen, true)
    }

    /// Where the edge of an action is, or where it belongs.
    fn find(&self, node: u32, mover: Mover, action: A) -> Result<usize, usize> {
        self.nodes[node as usize].edges.binary_search_by(|edge| (edge.mover, edge.action).cmp(&(mover, action)))
    }

    /// The edge of the only possible answer.
    pub fn forced(&mut self, node: u32, mover: Mover, action: A) -> usize {
        let place = self.find(node, mover, action);
        place.unwrap_or_else(|place| {
            self.insert(node, place, mover, action, 0.5, 1.0);
            place
        })
    }

    fn insert(&mut self, node: u32, place: usize, mover: Mover, action: A, promise: f32, lure: f32) {
        let edge = Edge { mover, action, child: NO_CHILD, tried: 0.0, offered: 0.0, sum: 0.0, promise, lure };
        self.nodes[node as usize].edges.insert(place, edge);
    }

    /// The edge to try next among those of the legal actions, which are in order. New ones ask for their promise.
    pub fn select(
        &mut self,
        node: u32,
        mover: Mover,
        legal: &[A],
        curiosity: Curiosity,
        mut promise: impl FnMut(A) -> f32,
    ) -> usize {
        self.open.clear();
        let mut place = match self.find(node, mover, legal[0]) {
            Ok(place) | Err(place) => place,
        };
        for &action in legal {
            let edges = &self.nodes[node as usize].edges;
            while place < edges.len() && (edges[place].mover, edges[place].action) < (mover, action) {
                place += 1;
            }
            let known = edges.get(place).is_some_and(|edge| (edge.mover, edge.action) == (mover, action));
            if !known {
                let (promise, lure) = match curiosity {
                    Curiosity::Informed { temperature, .. } => {
                        let promise = promise(action);
                        (promise, (promise / temperature).exp())
                    }
                    Curiosity::Plain { .. } => (0.5, 1.0),
                };
                self.insert(node, place, mover, action, promise, lure);
            }
            self.open.push(place as u32);
            place += 1;
        }
        let edges = &mut self.nodes[node as usize].edges;
        let mut lures = 0.0;
        for &place in &self.open {
            let edge = &mut edges[place as usize];
            edge.offered += 1.0;
            lures += edge.lure;
        }
        let score = |edge: &Edge<A>| match curiosity {
            Curiosity::Informed { explore, .. } => {
                edge.value() + explore * edge.lure / lures * edge.offered.sqrt() / (1.0 + edge.tried)
            }
            Curiosity::Plain { .. } if edge.tried == 0.0 => f32::INFINITY,
            Curiosity::Plain { explore } => edge.sum / edge.tried + explore * (edge.offered.ln() / edge.tried).sqrt(),
        };
        let mut best = (f32::MIN, self.open[0]);
        for &place in &self.open {
            let score = score(&edges[place as usize]);
            if score > best.0 {
                best = (score, place);
            }
        }
        best.1 as usize
    }

    /// The node behind an edge.
    pub fn follow(&mut self, node: u32, edge: usize) -> u32 {
        let new = self.nodes.len() as u32;
        let child = &mut self.nodes[node as usize].edges[edge].child;
        if *child == NO_CHILD {
            *child = new;
            self.nodes.push(Node::NEW);
            return new;
        }
        *child
    }

    /// Notes what a choice brought its mover.
    pub fn learn(&mut self, node: u32, edge: usize, values: &crate::Values) {
        let edge = &mut self.nodes[node as usize].edges[edge];
        edge.tried += 1.0;
        edge.sum += values[edge.mover.seat.index()];
    }

    /// The tree below a choice that was made at the root, if it was ever considered; `trust` is how much of the experience still counts.
    pub fn below(&self, seat: Seat, action: A, trust: f32) -> Option<Self> {
        let chosen = |edge: &&Edge<A>| edge.mover.seat == seat && edge.action == action && edge.child != NO_CHILD;
        // The most tried of the minds that the seat may have.
        let edge = self.nodes[0].edges.iter().filter(chosen).max_by(|a, b| a.tried.total_cmp(&b.tried))?;
        let mut nodes = vec![self.nodes[edge.child as usize].clone()];
        let mut next = 0;
        while next < nodes.len() {
            for place in 0..nodes[next].edges.len() {
                let count = nodes.len() as u32;
                let edge = &mut nodes[next].edges[place];
                (edge.tried, edge.offered, edge.sum) = (edge.tried * trust, edge.offered * trust, edge.sum * trust);
                if edge.child != NO_CHILD {
                    let child = std::mem::replace(&mut edge.child, count);
                    nodes.push(self.nodes[child as usize].clone());
                }
            }
            next += 1;
        }
        Some(Self { nodes, open: Vec::new() })
    }
}
