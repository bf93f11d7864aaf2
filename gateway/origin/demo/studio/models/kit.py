"""Building blocks of the modelled products: materials, turned bodies, rounded boxes, tubes, plates.

Executed inside Blender by shot.py before a group of models. z is up, the front looks towards -y; the size is free, shot.py
scales the whole. A material called "paint…" takes the product's colour.
"""
import bpy, bmesh, math, os, random
from functools import partial
from mathutils import Vector, Matrix


def mat(
    name,
    color=(0.8, 0.8, 0.8),
    rough=0.4,
    metal=0.0,
    glass=0.0,
    sheen=0.0,
    coat=0.0,
    image=None,
    bump=0.0,
    scale=40.0,
    wood=None,
):
    """A material of linear r, g, b; made once for each name. bump: strength of a noise of this scale; wood: the second colour of a grain."""
    if name in bpy.data.materials:
        return bpy.data.materials[name]
    m = bpy.data.materials.new(name)
    m.use_nodes = True
    m["made"] = True
    t = m.node_tree
    b = t.nodes["Principled BSDF"]
    i = b.inputs
    i["Base Color"].default_value = (*color, 1)
    i["Roughness"].default_value = rough
    i["Metallic"].default_value = metal
    i["Transmission"].default_value = glass
    i["IOR"].default_value = 1.3 if glass else 1.45
    i["Sheen"].default_value = sheen
    i["Clearcoat"].default_value = coat
    i["Clearcoat Roughness"].default_value = 0.08
    coord = t.nodes.new("ShaderNodeTexCoord")
    if image:
        n = t.nodes.new("ShaderNodeTexImage")
        n.image = bpy.data.images.load(image)
        t.links.new(n.outputs[0], i["Base Color"])
    if wood:
        w = t.nodes.new("ShaderNodeTexWave")
        w.inputs["Scale"].default_value = 1.6
        w.inputs["Distortion"].default_value = 9
        w.inputs["Detail"].default_value = 3
        w.inputs["Detail Scale"].default_value = 1.4
        mp = t.nodes.new("ShaderNodeMapping")
        mp.inputs["Scale"].default_value = (0.35, 2.2, 2.2)
        r = t.nodes.new("ShaderNodeValToRGB")
        r.color_ramp.elements[0].color = (*color, 1)
        r.color_ramp.elements[1].color = (*wood, 1)
        t.links.new(coord.outputs["Object"], mp.inputs[0])
        t.links.new(mp.outputs[0], w.inputs[0])
        t.links.new(w.outputs["Fac"], r.inputs[0])
        t.links.new(r.outputs[0], i["Base Color"])
    if bump:
        n = t.nodes.new("ShaderNodeTexNoise")
        n.inputs["Scale"].default_value = scale
        n.inputs["Detail"].default_value = 4
        h = t.nodes.new("ShaderNodeBump")
        h.inputs["Strength"].default_value = bump
        h.inputs["Distance"].default_value = 0.02
        t.links.new(coord.outputs["Object"], n.inputs["Vector"])
        t.links.new(n.outputs["Fac"], h.inputs["Height"])
        t.links.new(h.outputs[0], i["Normal"])
    return m


# Materials that many things share. The paint is grey: the product's colour multiplies it when the picture is composed.
PAINT = lambda rough=0.32, coat=0.4: mat("paint", (0.8, 0.8, 0.8), rough, coat=coat)
STEEL = lambda: mat("steel", (0.62, 0.62, 0.63), 0.22, 1.0)
BRUSHED = lambda: mat("brushed", (0.55, 0.55, 0.56), 0.34, 1.0)
CHROME = lambda: mat("chrome", (0.78, 0.79, 0.8), 0.08, 1.0)
ALUMINIUM = lambda: mat("aluminium", (0.68, 0.69, 0.7), 0.36, 1.0)
BRASS = lambda: mat("brass", (0.78, 0.55, 0.2), 0.26, 1.0)
GOLD = lambda: mat("gold", (0.85, 0.62, 0.28), 0.2, 1.0)
RED = lambda: mat("signal-red", (0.55, 0.025, 0.02), 0.4)
YELLOW = lambda: mat("signal-yellow", (0.85, 0.5, 0.02), 0.4)
ZIP = lambda: mat("zip", (0.5, 0.47, 0.42), 0.3, 1.0)
BLACK = lambda: mat("black", (0.02, 0.02, 0.022), 0.38)
RUBBER = lambda: mat("rubber", (0.03, 0.03, 0.032), 0.75)
WHITE = lambda: mat("white", (0.8, 0.8, 0.79), 0.35)
GREY = lambda: mat("grey", (0.24, 0.24, 0.25), 0.4)
GLASS = lambda: mat("glass", (0.98, 0.98, 0.98), 0.01, glass=1.0)
SCREEN = lambda: mat("screen", (0.006, 0.007, 0.009), 0.12, coat=0.6)
OAK = lambda: mat("oak", (0.50, 0.33, 0.18), 0.5, wood=(0.62, 0.45, 0.27))
LIGHT = lambda name="light", color=(0.25, 0.75, 1.0): glow(name, color)


def glow(name, color, strength=2.0):
    """A small light: a display's digits, a pilot lamp."""
    if name in bpy.data.materials:
        return bpy.data.materials[name]
    m = mat(name, color, 0.5)
    i = m.node_tree.nodes["Principled BSDF"].inputs
    i["Emission"].default_value = (*color, 1)
    i["Emission Strength"].default_value = strength
    return m


def add(name, verts, faces, material, uvs=None, smooth=True):
    """An object of these vertices and faces; uvs one for each vertex."""
    me = bpy.data.meshes.new(name)
    me.from_pydata(verts, [], faces)
    me.materials.append(material)
    if uvs:
        layer = me.uv_layers.new()
        for l in me.loops:
            layer.data[l.index].uv = uvs[l.vertex_index]
    o = bpy.data.objects.new(name, me)
    bpy.context.collection.objects.link(o)
    for p in me.polygons:
        p.use_smooth = smooth
    bm = bmesh.new()
    bm.from_mesh(me)
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    bm.to_mesh(me)
    bm.free()
    me.use_auto_smooth = True
    me.auto_smooth_angle = math.radians(35)
    return o


def join_points(o, dist=1e-5):
    """Joins points that lie together, and turns all faces outwards."""
    bm = bmesh.new()
    bm.from_mesh(o.data)
    bmesh.ops.remove_doubles(bm, verts=bm.verts, dist=dist)
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    bm.to_mesh(o.data)
    bm.free()


def curve(points, n=8):
    """A Catmull-Rom line through the points (of any dimension)."""
    P = [points[0]] + list(points) + [points[-1]]
    out = []
    for a, b, c, d in zip(P, P[1:], P[2:], P[3:]):
        for t in (i / n for i in range(n)):
            out.append(
                tuple(
                    0.5
                    * (
                        2 * b[k]
                        + (c[k] - a[k]) * t
                        + (2 * a[k] - 5 * b[k] + 4 * c[k] - d[k]) * t * t
                        + (3 * b[k] - a[k] - 3 * c[k] + d[k]) * t**3
                    )
                    for k in range(len(b))
                )
            )
    return out + [tuple(points[-1])]


def along(points):
    """A smooth function through (place, value) points."""
    dense = curve(points, 12)

    def value(t):
        for (a, p), (b, q) in zip(dense, dense[1:]):
            if t <= b:
                return p + (q - p) * (t - a) / ((b - a) or 1) if t >= a else p
        return dense[-1][1]

    return value


def lathe(profile, material, span=(0.0, 1.0), n=96, at=(0, 0, 0), name="turned", squash=1.0):
    """Turns (radius, height) points about z; a partial span is a label with its own UVs. squash: depth against width."""
    verts, faces, uvs = [], [], []
    m = len(profile)
    turn = span[1] - span[0]
    cols = int(n * turn) + (turn < 1)
    low, high = profile[0][1], profile[-1][1]
    for i in range(cols):
        u = i / (n * turn)
        a = 2 * math.pi * (span[0] + turn * u) - math.pi / 2
        for r, z in profile:
            verts.append((r * math.cos(a), r * math.sin(a) * squash, z))
            uvs.append((u, (z - low) / (high - low or 1)))
    for i in range(cols if turn == 1 else cols - 1):
        k = (i + 1) % cols
        for j in range(m - 1):
            faces.append((i * m + j, k * m + j, k * m + j + 1, i * m + j + 1))
    o = add(name, verts, faces, material, uvs)
    o.location = at
    join_points(o)
    return o


def bevelled(o, width, segments=4, angle=30):
    b = o.modifiers.new("bevel", "BEVEL")
    b.width = width
    b.segments = segments
    b.limit_method = "ANGLE"
    b.angle_limit = math.radians(angle)
    b.use_clamp_overlap = True
    b.harden_normals = True
    o.data.use_auto_smooth = True
    for p in o.data.polygons:
        p.use_smooth = True
    return o


def box(size, at, material, r=0.02, segments=5, turn=(0, 0, 0), name="box"):
    """A box with rounded edges; at: its centre; turn in degrees."""
    x, y, z = (s / 2 for s in size)
    v = [(-x, -y, -z), (x, -y, -z), (x, y, -z), (-x, y, -z), (-x, -y, z), (x, -y, z), (x, y, z), (-x, y, z)]
    o = add(
        name,
        v,
        [(0, 3, 2, 1), (4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7)],
        material,
    )
    o.location = at
    o.rotation_euler = [math.radians(t) for t in turn]
    return bevelled(o, r, segments)


def rounded(w, h, r, n=8):
    """Outline of a rectangle with round corners, about the origin."""
    r = min(r, w / 2, h / 2)
    out = []
    for cx, cy, a in (
        (w / 2 - r, h / 2 - r, 0),
        (-w / 2 + r, h / 2 - r, 90),
        (-w / 2 + r, -h / 2 + r, 180),
        (w / 2 - r, -h / 2 + r, 270),
    ):
        for i in range(n + 1):
            t = math.radians(a + 90 * i / n)
            out.append((cx + r * math.cos(t), cy + r * math.sin(t)))
    return out


def plate(outline, depth, material, at=(0, 0, 0), turn=(0, 0, 0), r=0.01, segments=3, name="plate"):
    """A plate of this outline (x, y), `depth` thick along z from its place, edges rounded."""
    n = len(outline)
    v = [(x, y, 0) for x, y in outline] + [(x, y, depth) for x, y in outline]
    f = [tuple(reversed(range(n))), tuple(range(n, 2 * n))] + [
        (i, (i + 1) % n, n + (i + 1) % n, n + i) for i in range(n)
    ]
    o = add(name, v, f, material)
    o.location = at
    o.rotation_euler = [math.radians(t) for t in turn]
    return bevelled(o, r, segments, 40) if r else o


def tube(points, radius, material, n=10, round_=True, name="tube", closed=False, flat=1.0):
    """A pipe along the points; radius: a number or one for each point; flat: height of its section against its width."""
    P = curve(points, n) if round_ and len(points) > 2 else list(points)
    radii = curve([(r,) for r in radius], n) if isinstance(radius, (list, tuple)) else [(radius,)] * len(P)
    if isinstance(radius, (list, tuple)) and not (round_ and len(points) > 2):
        radii = [(r,) for r in radius]
    V = [Vector(p) for p in P]
    rings, sides, up = [], 20, None
    verts, faces = [], []
    for k, p in enumerate(V):
        d = (V[min(k + 1, len(V) - 1)] - V[max(k - 1, 0)]).normalized()
        if up is None:
            up = Vector((0, 0, 1)) if abs(d.z) < 0.9 else Vector((0, 1, 0))
        side = d.cross(up).normalized()
        up = side.cross(d).normalized()
        for s in range(sides):
            a = 2 * math.pi * s / sides
            verts.append(tuple(p + (side * math.cos(a) + up * math.sin(a) * flat) * radii[k][0]))
    for k in range(len(V) - 1):
        for s in range(sides):
            t = (s + 1) % sides
            faces.append((k * sides + s, k * sides + t, (k + 1) * sides + t, (k + 1) * sides + s))
    if not closed:
        faces += [tuple(range(sides)), tuple(range((len(V) - 1) * sides, len(V) * sides))]
    return add(name, verts, faces, material)


def ball(radius, at, material, scale=(1, 1, 1), name="ball"):
    bpy.ops.mesh.primitive_uv_sphere_add(segments=64, ring_count=32, radius=radius, location=at)
    o = bpy.context.object
    o.scale = scale
    o.name = name
    o.data.materials.append(material)
    for p in o.data.polygons:
        p.use_smooth = True
    return o


def loft(sections, material, name="body", caps=True):
    """A skin over closed outlines of equally many (x, y, z) points."""
    n = len(sections[0])
    v = [p for s in sections for p in s]
    f = [
        (k * n + i, k * n + (i + 1) % n, (k + 1) * n + (i + 1) % n, (k + 1) * n + i)
        for k in range(len(sections) - 1)
        for i in range(n)
    ]
    if caps:
        f += [tuple(reversed(range(n))), tuple(range((len(sections) - 1) * n, len(sections) * n))]
    return add(name, v, f, material)


def knob(at, radius, depth, material, front=True):
    """A round control whose axis looks to the front (or up)."""
    o = lathe(
        [
            (0, depth),
            (radius * 0.86, depth),
            (radius, depth * 0.86),
            (radius, 0.02 * depth),
            (radius * 1.04, 0),
        ],
        material,
        n=48,
        name="knob",
    )
    if front:
        o.rotation_euler = (math.radians(90), 0, 0)
    o.location = at
    return o


def fabric(name="paint", color=(0.8, 0.8, 0.8), scale=160.0, bump=0.35, rough=0.95, sheen=0.35):
    """Woven or terry cloth; named "paint" it takes the product's colour."""
    return mat(name, color, rough, sheen=sheen, bump=bump, scale=scale)


def pillow(w, d, h, at, material, corner=0.25, wobble=0.012, seed=1, turn=(0, 0, 0), n=28, name="pillow"):
    """A cushion: full in the middle, thin at a seam that is drawn in between its corners."""
    verts, faces = [], []
    rnd = random.Random(seed)
    waves = [(rnd.uniform(2, 6), rnd.uniform(2, 6), rnd.uniform(0, 6), rnd.uniform(0.3, 1)) for _ in range(5)]
    for side in (1, -1):
        for j in range(n + 1):
            for i in range(n + 1):
                u, v = math.sin(math.pi / 2 * (i / n * 2 - 1)), math.sin(math.pi / 2 * (j / n * 2 - 1))
                full = max(0.0, (1 - u * u)) ** 0.42 * max(0.0, (1 - v * v)) ** 0.42
                x = u * w / 2 * (1 - corner * 0.16 * (1 - v * v) * abs(u))
                y = v * d / 2 * (1 - corner * 0.16 * (1 - u * u) * abs(v))
                z = (
                    side * h / 2 * full
                    + sum(a * math.sin(p * u + q * v + s) for p, q, s, a in waves) * wobble * full
                )
                verts.append((x, y, z))
    off = (n + 1) * (n + 1)
    for s in (0, 1):
        for j in range(n):
            for i in range(n):
                a = s * off + j * (n + 1) + i
                f = (a, a + 1, a + n + 2, a + n + 1)
                faces.append(f if s == 0 else f[::-1])
    o = add(name, verts, faces, material)
    join_points(o, 1e-4)
    o.data.use_auto_smooth = False
    o.location = at
    o.rotation_euler = [math.radians(t) for t in turn]
    return o


def folded(w, d, h, at, material, layers=3, seed=1, name="folded"):
    """Folded cloth: layers whose round folds look to the front and the side."""
    rnd = random.Random(seed)
    each = h / layers
    for k in range(layers):
        o = box(
            (w * (1 - rnd.uniform(0, 0.02)), d * (1 - rnd.uniform(0, 0.02)), each * 1.06),
            (
                at[0] + rnd.uniform(-0.004, 0.004),
                at[1] + rnd.uniform(-0.004, 0.004),
                at[2] + each * (k + 0.5),
            ),
            material,
            each * 0.48,
            6,
            name=name,
        )
        s = o.modifiers.new("more", "SUBSURF")
        s.levels = s.render_levels = 1
        t = bpy.data.textures.new("clouds", "CLOUDS")
        t.noise_scale = 0.12
        dis = o.modifiers.new("uneven", "DISPLACE")
        dis.texture = t
        dis.strength = each * 0.22
        dis.mid_level = 0.5


def placed(build, at=(0, 0, 0), turn=(0, 0, 0)):
    """Moves all that `build` adds."""
    before = set(bpy.data.objects)
    build()
    bpy.context.view_layer.update()
    move = Matrix.Translation(at) @ Matrix.Rotation(math.radians(turn[2]), 4, "Z")
    move = move @ Matrix.Rotation(math.radians(turn[1]), 4, "Y") @ Matrix.Rotation(math.radians(turn[0]), 4, "X")
    for o in set(bpy.data.objects) - before:
        o.matrix_world = move @ o.matrix_world


def upright(outline, front, back, material, r=0.004, x=0, z=0, name="plate"):
    """A standing plate between the depths `front` (smaller y) and `back`, about (x, z)."""
    return plate(outline, back - front, material, (x, back, z), (90, 0, 0), r, name=name)


def turned_front(profile, at, material, n=96, squash=1.0):
    """A turned part whose axis looks to -y; profile: (radius, how far it comes forward)."""
    o = lathe(profile, material, n=n, squash=squash)
    o.rotation_euler = (math.radians(90), 0, 0)
    o.location = at
    return o


def disc(radius, depth, at, material, front=True, ring=None):
    """A round, slightly domed part that looks to the front or the back."""
    o = lathe(
        [(0, depth), (radius * 0.9, depth), (radius, depth * 0.75), (radius, 0)], material, n=48, name="disc"
    )
    o.rotation_euler = (math.radians(90 if front else -90), 0, 0)
    o.location = at
    if ring:
        o = lathe(
            [
                (radius * 1.0, 0),
                (radius * 1.0, depth * 1.1),
                (radius * 1.1, depth * 1.2),
                (radius * 1.18, depth),
                (radius * 1.18, 0),
            ],
            ring,
            n=48,
            name="ring",
        )
        o.rotation_euler = (math.radians(90 if front else -90), 0, 0)
        o.location = at


def turned_side(profile, at, material, n=72):
    """A turned part whose axis looks to -x; profile: (radius, how far it reaches)."""
    o = lathe(profile, material, n=n)
    o.rotation_euler = (0, math.radians(-90), 0)
    o.location = at
    return o


def lying(profile, at, material, turn=0, n=48):
    """A turned part that lies along y, turned about z by degrees; profile: (radius, place along y)."""
    o = lathe(profile, material, n=n)
    o.rotation_euler = (math.radians(-90), 0, math.radians(turn))
    o.location = at
    return o


def sheet(outline, depth, material, at=(0, 0, 0), turn=0, r=0.01, name="plate"):
    """A lying plate."""
    return plate(outline, depth, material, at, (0, 0, turn), r, name=name)


def ring_outline(radius, n=40):
    """A circle about the origin, as an outline of n corners."""
    return [(radius * math.cos(2 * math.pi * i / n), radius * math.sin(2 * math.pi * i / n)) for i in range(n)]


def closed(points, n=6):
    """A smooth closed outline through the points."""
    P = points[-2:] + points + points[:2]
    return curve(P, n)[2 * n : 2 * n + len(points) * n]


def soft(outline, depth, material, edge, y=0.0, name="body"):
    """A standing body of this (x, z) outline about the depth y, with round edges."""
    n = len(outline)
    turn = sum(a[0] * b[1] - b[0] * a[1] for a, b in zip(outline, outline[1:] + outline[:1]))
    normals = []
    for i in range(n):
        (ax, az), (bx, bz) = outline[i - 1], outline[(i + 1) % n]
        d = Vector((bz - az, ax - bx)).normalized() * (1 if turn > 0 else -1)
        normals.append(d)
    sections = []
    steps = [math.radians(a) for a in (0, 22, 45, 68, 90)]
    for side in (-1, 1):
        for a in steps if side < 0 else reversed(steps):
            inset = edge * (1 - math.sin(a))
            place = y + side * (depth / 2 - edge * (1 - math.cos(a)))
            sections.append([(x - m.x * inset, place, z - m.y * inset) for (x, z), m in zip(outline, normals)])
    return loft(sections, material, name)


def ring(at, radius, thick, material, turn=(90, 0, 0), squash=1.0):
    """A ring that stands by default."""
    n = 48
    pts = [(radius * math.cos(2 * math.pi * i / n), radius * squash * math.sin(2 * math.pi * i / n), 0) for i in range(n + 1)]
    placed(lambda: tube(pts, thick, material, round_=False), at, turn)


def stitches(points, material, every=0.05, radius=0.008):
    """Stitches along a line of points: small rounded rods."""
    V = [Vector(p) for p in points]
    length, place, verts, faces = 0.0, 0.0, [], []
    for a, b in zip(V, V[1:]):
        d = (b - a).length
        if d == 0:
            continue
        way = (b - a).normalized()
        side = way.orthogonal().normalized()
        up = way.cross(side)
        while place <= length + d:
            q, k = a + way * (place - length), len(verts)
            for e, r in ((-0.34, 0.4), (-0.2, 1), (0.2, 1), (0.34, 0.4)):
                for i in range(6):
                    t = math.pi * i / 3
                    verts.append(tuple(q + way * every * e + (side * math.cos(t) + up * math.sin(t)) * radius * r))
            faces += [(k + 6 * j + i, k + 6 * j + (i + 1) % 6, k + 6 * j + 6 + (i + 1) % 6, k + 6 * j + 6 + i) for j in range(3) for i in range(6)]
            place += every
        length += d
    if verts:
        add("stitches", verts, faces, material)


def letters(text, size, at, material, turn=(90, 0, 0), deep=0.0, font=None):
    """Letters that stand in the plane of the front; deep: how far they stand out on both sides."""
    c = bpy.data.curves.new("letters", "FONT")
    c.body, c.size, c.extrude, c.align_x, c.align_y = text, size, deep, "CENTER", "CENTER"
    if font:
        c.font = bpy.data.fonts.load(font)
    o = bpy.data.objects.new("letters", c)
    bpy.context.collection.objects.link(o)
    bpy.context.view_layer.update()
    me = bpy.data.meshes.new_from_object(o.evaluated_get(bpy.context.evaluated_depsgraph_get()))
    bpy.data.objects.remove(o)
    me.materials.clear()
    me.materials.append(material)
    o = bpy.data.objects.new("letters", me)
    bpy.context.collection.objects.link(o)
    o.location = at
    o.rotation_euler = [math.radians(t) for t in turn]
    return o


def surface(at, nu, nv, material, wrap=False, pick=None, thick=0.0, offset=-1, angle=40, name="surface"):
    """A skin over u and v from 0 to 1; pick(u, v) false leaves a face out."""
    cols, m = (nu if wrap else nu + 1), nv + 1
    verts = [at(i / nu, j / nv) for i in range(cols) for j in range(m)]
    faces = []
    for i in range(nu):
        k = (i + 1) % cols
        for j in range(nv):
            if pick is None or pick((i + 0.5) / nu, (j + 0.5) / nv):
                faces.append((i * m + j, k * m + j, k * m + j + 1, i * m + j + 1))
    o = add(name, verts, faces, material)
    o.data.auto_smooth_angle = math.radians(angle)
    if thick:
        s = o.modifiers.new("thick", "SOLIDIFY")
        s.thickness, s.offset = thick, offset
    return o


def merged(name, parts, material, smooth=True):
    """One object of many parts, each a pair of vertices and faces."""
    verts, faces = [], []
    for v, f in parts:
        k = len(verts)
        verts += v
        faces += [tuple(i + k for i in one) for one in f]
    return add(name, verts, faces, material, smooth=smooth)


def strand(points, radius, flat, material):
    """A flat strand whose broad side looks away from the z axis."""
    V = [Vector(p) for p in points]
    sections = []
    for k, p in enumerate(V):
        d = (V[min(k + 1, len(V) - 1)] - V[max(k - 1, 0)]).normalized()
        out = Vector((p.x, p.y, 0))
        out = (out - d * out.dot(d)).normalized()
        side = d.cross(out)
        sections.append([tuple(p + side * radius * math.cos(a) + out * radius * flat * math.sin(a)) for a in [math.pi * i / 7 for i in range(14)]])
    return loft(sections, material, "strand")
